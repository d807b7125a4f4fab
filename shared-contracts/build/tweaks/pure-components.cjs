// Saves 6.8 KB (brotli) of the shell's script.
/**
 * A loader for react-router: its components are made by `forwardRef` and `memo` and get names and a context afterwards,
 * which a minifier must take for work that matters. It does not, and what is not imported (forms, prefetching of its
 * framework, its own matching) may then be left out.
 */
module.exports = (source) =>
  source
    .replaceAll(/= (React\w*)\.(forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
    .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = RSCRouterContext);$/gm, '');
