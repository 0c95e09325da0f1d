/** Tests run the page's own code as a browser would get it, without a browser. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}
