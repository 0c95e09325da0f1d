// Counts moves that came back to their player, after a warm-up, and prints one line of JSON.
// On the line `measure` the caller reads the server's CPU time and memory.

class Meter {
  constructor(seconds, warmup) {
    this.seconds = seconds;
    this.warmup = warmup;
    this.starters = [];
    this.running = false;
    this.counting = false;
    this.times = [];
  }

  moved(milliseconds) {
    if (this.counting) this.times.push(milliseconds);
  }

  async run() {
    const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));
    this.running = true;
    for (const start of this.starters) start();
    await pause(this.warmup);
    console.log('measure');
    this.counting = true;
    const begun = performance.now();
    const used = process.cpuUsage();
    await pause(this.seconds);
    this.counting = false;
    const took = (performance.now() - begun) / 1000;
    const spent = process.cpuUsage(used);
    const sorted = this.times.sort((a, b) => a - b);
    const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
    console.log(
      JSON.stringify({
        moves: sorted.length,
        seconds: took,
        p50: at(0.5),
        p99: at(0.99),
        load: (spent.user + spent.system) / 1e6 / took,
      }),
    );
    process.exit(0);
  }
}

module.exports = { Meter };
