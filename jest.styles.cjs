/** Stands in for CSS modules in Jest: every class is its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
