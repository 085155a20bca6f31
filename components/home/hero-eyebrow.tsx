import { HeroParts, SEPARATOR } from './hero-parts'

/** The line above the title of the home page as staff have written it. */
export function HeroEyebrow({ text, lang }: { text: string; lang?: string }) {
  return <HeroParts parts={text.split(SEPARATOR).map((part) => ({ text: part }))} lang={lang} />
}
