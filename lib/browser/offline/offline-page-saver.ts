import { otherLocales, type Locale } from '@/lib/i18n/locales'
import { FULL_CHECK_INTERVAL } from '@/lib/site/offline/limits'
import { pathTo } from '@/lib/site/routes'
import type { KeptStorage } from './kept-storage'
import type { SiteCopies } from './site-copies'

/** Keeps the page that is shown in place of pages that are not kept. */
export class OfflinePageSaver {
  private running: Promise<void> | undefined

  constructor(
    private readonly storage: KeptStorage,
    private readonly copies: SiteCopies,
  ) {}

  /** @param first the language of the visitor */
  keep(first: Locale): Promise<void> {
    this.running ??= this.renewDue(first).finally(() => (this.running = undefined))
    return this.running
  }

  private async renewDue(first: Locale): Promise<void> {
    const { now, isSparing } = this.copies.surroundings
    const { offlinePages = [] } = await this.storage.index()
    const wanted = isSparing() ? [first] : [first, ...otherLocales(first)]
    const due = wanted.filter((locale) => !offlinePages.some((page) => page.locale === locale && now() - page.savedAt < FULL_CHECK_INTERVAL))
    if (due.length === 0) return
    await this.storage.during(async () => {
      for (const locale of due) await this.renew(locale)
    })
  }

  private async renew(locale: Locale): Promise<void> {
    const index = await this.storage.index()
    const known = index.offlinePages?.find((page) => page.locale === locale)
    const answer = await this.copies.ask(locale, pathTo('offline'), known?.etag)
    if (answer.status === 304 && known) known.savedAt = this.copies.surroundings.now()
    if (!answer.ok) return
    const { page, references } = await this.copies.keepPage(locale, pathTo('offline'), answer)
    index.offlinePages = [...(index.offlinePages ?? []).filter((other) => other.locale !== locale), { ...page, files: references.files }]
  }
}
