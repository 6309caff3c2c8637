/** Views of earlier versions: those that went by while the page was open, and those asked of the server. */
import type { PastAnswer, Refused } from '@quayside/games/wire/protocol';
import type { Picture } from './state';

export interface Pasts {
  /** Keeps what the page has shown. */
  note(picture: Picture): void;
  /** The view at `version` if it is here. */
  known(version: number): Picture | null;
  /** The view at `version`, from here or from the server. */
  fetch(version: number): Promise<Picture | Refused>;
}

/** Views kept; the rest can be asked for again. */
const most = 80;

/** `ask` may be called for several versions at once; each is asked once at a time. */
export function createPasts(ask: (version: number) => Promise<PastAnswer>): Pasts {
  const pictures = new Map<number, Picture>();
  const asked = new Map<number, Promise<Picture | Refused>>();

  const note = (picture: Picture): void => {
    pictures.delete(picture.version);
    pictures.set(picture.version, picture);
    for (const oldest of [...pictures.keys()].slice(0, -most)) pictures.delete(oldest);
  };

  const request = async (version: number): Promise<Picture | Refused> => {
    const answer = await ask(version);
    asked.delete(version);
    if (!answer.ok) return answer;
    const { view, outcome } = answer.frame;
    const picture = { version, view, outcome };
    note(picture);
    return picture;
  };

  return {
    note,
    known: (version) => pictures.get(version) ?? null,
    fetch: (version) => {
      const known = pictures.get(version);
      if (known !== undefined) return Promise.resolve(known);
      const running = asked.get(version) ?? request(version);
      asked.set(version, running);
      return running;
    },
  };
}

export function isRefused(answer: Picture | Refused): answer is Refused {
  return 'ok' in answer;
}
