/** The Georgian letters on the keys that write these letters on an English keyboard. */
export const GEORGIAN_KEYS: Record<string, string> = {
  a: 'ა', b: 'ბ', g: 'გ', d: 'დ', e: 'ე', v: 'ვ', z: 'ზ', T: 'თ', i: 'ი', k: 'კ', l: 'ლ', m: 'მ', n: 'ნ', o: 'ო', p: 'პ', J: 'ჟ', r: 'რ',
  s: 'ს', t: 'ტ', u: 'უ', f: 'ფ', q: 'ქ', R: 'ღ', y: 'ყ', S: 'შ', C: 'ჩ', c: 'ც', Z: 'ძ', w: 'წ', W: 'ჭ', x: 'ხ', j: 'ჯ', h: 'ჰ',
}

/** The Georgian text of somebody who forgot to switch the keyboard. */
export function asGeorgianKeys(text: string): string {
  return [...text].map((letter) => GEORGIAN_KEYS[letter] ?? GEORGIAN_KEYS[letter.toLowerCase()] ?? letter).join('')
}
