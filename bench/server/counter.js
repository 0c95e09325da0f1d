// The trivial game, for boardgame.io: two players add in turn; each has a hand the other never sees.

const Counter = {
  name: 'counter',
  setup: () => ({ count: 0, hands: { 0: 'ORNA', 1: 'PURS' } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, n) => {
      G.count += n;
    },
  },
  playerView: ({ G, playerID }) => ({ count: G.count, hand: playerID === null ? null : G.hands[playerID] }),
};

module.exports = { Counter };
