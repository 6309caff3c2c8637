/** A chart of moves per CPU-second, as SVG: a group of bars for each game, on a logarithmic scale. */
import type { Speed } from './measures';

const WIDTH = 900;
const LABELS = 190;
const BAR = 16;
const GAP = 22;
const LEGEND = 117;
const TOP = 50;
const COLOURS = ['#0b7285', '#3bc9db', '#495057', '#868e96', '#ced4da', '#15aabf'];

export function chart(speeds: readonly Speed[]): string {
  const games = [...new Set(speeds.map(({ game }) => game))];
  const hosts = [...new Set(speeds.map(({ host }) => host))];
  const scale = scaleOf(speeds.map(({ speed }) => speed));
  const groupHeight = hosts.length * BAR + GAP;
  const height = TOP + games.length * groupHeight + GAP;
  const bars = games.flatMap((game, at) => {
    const top = TOP + at * groupHeight;
    const ofGame = speeds.filter((one) => one.game === game);
    return [
      text(LABELS - 10, top + (hosts.length * BAR) / 2 + 4, game, 'end'),
      ...ofGame.map(({ host, speed }) =>
        bar(top + hosts.indexOf(host) * BAR, scale(speed), hosts.indexOf(host), speed),
      ),
    ];
  });
  const legend = hosts.map((host, at) => {
    const x = LABELS + at * LEGEND;
    return `<rect x="${x}" y="30" width="10" height="10" fill="${colour(at)}"/>${text(x + 14, 39, host)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">`,
    '<title>Moves per CPU-second of the servers</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(LABELS, 18, 'Moves per CPU-second of the server (logarithmic)'),
    ...legend,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
}

/** From a tenth of the smallest power of ten, so that the shortest bar can still be seen. */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const positive = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive))) - 0.2;
  const high = Math.log10(Math.max(...positive));
  const room = WIDTH - LABELS - 70;
  return (value) => (value > 0 ? Math.max(1, ((Math.log10(value) - low) / (high - low)) * room) : 0);
}

function bar(y: number, length: number, at: number, speed: number): string {
  const rect = `<rect x="${LABELS}" y="${y}" width="${length.toFixed(1)}" height="${BAR - 3}" fill="${colour(at)}"/>`;
  return rect + text(LABELS + length + 5, y + 11, Math.round(speed).toLocaleString('en'));
}

function text(x: number, y: number, words: string, anchor = 'start'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words.replace(/[&<>]/g, '')}</text>`;
}

function colour(at: number): string {
  return COLOURS[at % COLOURS.length] ?? '#000';
}
