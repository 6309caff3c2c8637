/** Nested message keys. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
