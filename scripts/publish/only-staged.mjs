// `npm publish` inside a package would send a package.json that points at sources.
console.error('Publish with `npm run release`: it builds, checks and sends dist/packages/<name>.');
process.exit(1);
