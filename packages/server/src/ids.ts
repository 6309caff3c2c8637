/** Names and secrets that the server makes up: ids, codes, credentials, seeds. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** No vowels (no words), and nothing that looks or sounds like something else. */
const CODE_LETTERS = 'BCDFGHJKMNPQRTVWXY346789';
const CODE_LENGTH = 6;

/** What the id of a match looks like. */
export const matchIDPattern = /^[A-Za-z0-9_][A-Za-z0-9_-]{10,31}$/;

/** An unguessable match id: 96 random bits, safe in URLs, never taken for an option on a command line. */
export function newMatchID(): string {
  for (;;) {
    const id = randomBytes(12).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

/** What friends type to find a match. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** A typed code as it is stored; null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}

/** 144 random bits. */
export function newCredentials(): string {
  return randomBytes(18).toString('base64url');
}

/** Credentials are stored as their hash: a copy of the database opens no seat. */
export function hashCredentials(credentials: string): string {
  return createHash('sha256').update(credentials).digest('base64url');
}

/** Compares in constant time. */
export function opens(credentials: string, hash: string | null): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hashCredentials(credentials)), Buffer.from(hash));
}

/** 256 random bits, 64 hexadecimal digits. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Id of a chat line. */
export function newLineID(): string {
  return randomBytes(6).toString('base64url');
}
