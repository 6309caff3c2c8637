/** The stock boardgame.io server with the games of the house: `node server.cjs GAMES.cjs memory|flatfile:FOLDER|postgres:URL`. */
const http = require('node:http');
const path = require('node:path');
const { Server, FlatFile } = require('boardgame.io/server');

const [file = '', where = 'memory'] = process.argv.slice(2);
const { games } = require(path.resolve(file));

// It knows no host and would listen to the whole network; port 0 takes any free one.
const { listen } = http.Server.prototype;
http.Server.prototype.listen = function listenHere(port, ...rest) {
  const done = rest.find((one) => typeof one === 'function');
  return listen.call(this, { port, host: '127.0.0.1' }, () => {
    process.send?.({ port: this.address().port });
    done?.();
  });
};

function store() {
  if (where.startsWith('flatfile:')) return { db: new FlatFile({ dir: where.slice('flatfile:'.length) }) };
  if (!where.startsWith('postgres:')) return {};
  const { PostgresStore } = require('bgio-postgres');
  return { db: new PostgresStore(where, { logging: false }) };
}

Server({ games: games.map(({ Game }) => Game), origins: false, ...store() }).run(0);
process.on('SIGTERM', () => process.exit(0));
