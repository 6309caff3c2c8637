/** When all steps are done: everything has arrived, the store holds what the model holds, and nothing secret was heard. */
import { equal } from '@quayside/games/core/equal';
import { commitment } from '@quayside/games/core/random';
import type { EnterAnswer } from '@quayside/games/wire/protocol';
import type { Position } from '../../../src/match/live';
import { hostOf } from '../../../src/match/seats';
import { until } from '../harness';
import { claim, isPerson, type Match } from './model';
import { admitted, ask, listen, settle, type World } from './world';

export async function ending(world: World): Promise<void> {
  await settle(world);
  await everythingArrived(world);
  for (const match of world.matches) {
    if (match.status === 'gone')
      claim((await world.server.store.load(match.id)) === null, `${match.id} is still there`);
    else {
      await isStored(world, match);
      await isSeen(world, match);
    }
  }
  await settle(world);
  claim(world.seen.length === 0, 'a view of a version that is none');
  await nothingLeaked(world);
}

function everythingArrived({ listeners, matches }: World): Promise<void> {
  const isDone = (): boolean =>
    listeners.every(
      ({ socket, members }) =>
        !socket.connected ||
        [...members].every(([id, { version }]) => {
          const match = matches.find((one) => one.id === id);
          return match === undefined || match.states.length - 1 === (version ?? -1);
        }),
    );
  return until(isDone, 'somebody was not shown all that happened');
}

async function isStored({ server }: World, match: Match): Promise<void> {
  const record = (await server.store.load(match.id))!;
  claim(
    record.status === match.status && record.version === Math.max(0, match.states.length - 1),
    `${match.id} is stored as another`,
  );
  const kindOf = (isTaken: boolean, isBot: boolean): string => (isBot ? 'bot' : isTaken ? 'person' : 'free');
  claim(
    equal(
      record.seats.map(({ hash, bot }) => kindOf(hash !== null, bot !== null && hash === null)),
      match.seats.map((seat) => kindOf(seat !== null, seat?.isBot === true)),
    ),
    'other seats are stored',
  );
  const host = hostOf(record);
  claim(match.hosts.size === 0 ? host === null : host !== null && match.hosts.has(host), 'another host is stored');
  claim(record.locked === match.locked && record.watch === match.watch, 'other access is stored');
  const log = (await server.store.tail(match.id, 10_000)).map(({ seat, move, events }) => ({ seat, move, events }));
  claim(equal(log, match.log), 'other moves are stored');
  const proof = commitment(record.serverSeed, record.id, record.rulesVersion, record.options);
  claim(record.commitment === proof, 'another commitment');
  const state = match.states.at(-1);
  const stored = record.position === null ? undefined : (JSON.parse(record.position) as Position).state;
  claim(state === undefined ? stored === undefined : equal(stored, JSON.parse(JSON.stringify(state))), 'another state');
}

/** Everybody who holds a seat gets in anew and is shown what the rules say; so is a spectator. */
async function isSeen(world: World, match: Match): Promise<void> {
  const eye = await listen(world, match.game.meta.name);
  const viewers = match.seats.flatMap((holder, seat) => (isPerson(holder) ? [{ seat, ...holder }] : []));
  for (const { seat, credentials } of [...viewers, { seat: null, credentials: undefined }]) {
    if (seat === null && match.watch === 'nobody') continue;
    const playerID = seat === null ? null : String(seat);
    const request = { matchID: match.id, playerID, credentials, have: null, build: '' };
    await ask<EnterAnswer>(eye, 'enter', [request], (answer) => {
      claim(answer.ok, `seat ${seat} cannot come in`);
      claim((answer.frame?.version ?? -1) === match.states.length - 1, 'another version');
      admitted(world, eye, match, { kind: 'page', seat }, answer.frame);
    });
  }
  eye.socket.disconnect();
}

async function nothingLeaked({
  server,
  matches,
  claims,
  tokens,
  heard,
  honest,
  lobbyHeard,
  published,
}: World): Promise<void> {
  const secrets = [
    '"secret"',
    '"private"',
    '"serverSeed"',
    '"hash"',
    '"credentials"',
    ...claims.map(({ credentials }) => credentials),
    ...tokens.map(({ token }) => token),
  ];
  const ids = [...matches.filter(({ status }) => status !== 'gone').map(({ id }) => id), honest.watcher.seat.matchID];
  for (const id of ids) {
    const record = (await server.store.load(id))!;
    const state = record.position === null ? null : (JSON.parse(record.position) as Position).state;
    secrets.push(record.serverSeed, ...(state === null ? [] : [state.secret.random.seed]));
    secrets.push(
      ...record.seats.flatMap(({ hash, link }) => [hash, link?.hash]).filter((one) => typeof one === 'string'),
    );
  }
  const everything = [...heard, ...server.logged].join('\n');
  for (const secret of secrets)
    claim(published.has(secret) || !everything.includes(secret), `heard or logged: ${secret}`);
  const hidden = matches.filter(({ wasOpen }) => !wasOpen).map(({ id }) => id);
  const told = lobbyHeard.join('\n');
  for (const id of hidden)
    claim(
      !told.includes(`"matchID":"${id}"`) && !told.includes(`"gone","${id}"`),
      'the lobby named a match that is not listed',
    );
}
