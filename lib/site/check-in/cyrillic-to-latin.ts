/** As they are once marks are folded away: й is и, ё is е and ї is і. */
const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ж: 'zh', з: 'z', и: 'i', і: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
}

/** Writes Cyrillic letters in Latin ones, for names that are folded for searching. */
export function cyrillicToLatin(text: string): string {
  return [...text].map((letter) => LETTERS[letter] ?? letter).join('')
}
