import { LOCALES } from '@/lib/i18n/locales'
import type { PageWithFiles } from '@/lib/site/offline/kept-index'
import { STATUS_CHECK_INTERVAL } from '@/lib/site/offline/limits'
import type { KeptStorage } from './kept-storage'
import type { SiteCopies } from './site-copies'

/** Answers of a site that knows the ticket no more; any other may be better the next time. */
const GONE = [404, 410]

/** Keeps the tickets that visitors chose to keep, and nothing else that is theirs. */
export class TicketSaver {
  private turn: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly storage: KeptStorage,
    private readonly copies: SiteCopies,
  ) {}

  /** @returns whether the ticket is kept now */
  keep(address: string): Promise<boolean> {
    return this.inTurn(() => this.storage.during(() => this.store(address)))
  }

  /** One that is kept is brought up to date. */
  renew(address: string): Promise<unknown> {
    return this.inTurn(async () => {
      const { tickets } = await this.storage.index()
      if (tickets.some((ticket) => ticket.address === address)) await this.storage.during(() => this.store(address))
    })
  }

  /** Looks what became of kept tickets: a seat that is lost, or an event that was cancelled, must not look as before. */
  async check(): Promise<void> {
    const { tickets } = await this.storage.index()
    const due = tickets.filter(({ savedAt }) => this.copies.surroundings.now() - savedAt > STATUS_CHECK_INTERVAL)
    for (const address of new Set(due.map((ticket) => ticket.address))) await this.renew(address)
  }

  /** @param address all of them without one */
  forget(address?: string): Promise<void> {
    return this.inTurn(() =>
      this.storage.during(async () => {
        const index = await this.storage.index()
        index.tickets = index.tickets.filter((ticket) => address !== undefined && ticket.address !== address)
      }),
    )
  }

  /** Everything else that is kept as well. */
  forgetAll(): Promise<void> {
    return this.inTurn(() => this.storage.forgetAll())
  }

  /** Who removes a ticket while it is being renewed must not get it back. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(work)
    this.turn = result.catch(() => undefined)
    return result
  }

  private async store(address: string): Promise<boolean> {
    for (const locale of LOCALES) {
      const index = await this.storage.index()
      const known = index.tickets.find((ticket) => ticket.address === address && ticket.locale === locale)
      const answer = await this.copies.ask(locale, address, known?.etag)
      if (GONE.includes(answer.status)) {
        index.tickets = index.tickets.filter((ticket) => ticket.address !== address)
        return false
      }
      if (answer.status === 304 && known) known.savedAt = this.copies.surroundings.now()
      if (!answer.ok) continue
      const { page, references } = await this.copies.keepPage(locale, address, answer)
      const ticket: PageWithFiles = { ...page, files: references.files }
      index.tickets = [...index.tickets.filter((other) => other !== known), ticket]
    }
    return (await this.storage.index()).tickets.some((ticket) => ticket.address === address)
  }
}
