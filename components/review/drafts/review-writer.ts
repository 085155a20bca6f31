import { forgetReviewDraft, readReviewDraft, storeReviewDraft } from '@/lib/browser/review/review-drafts'
import type { Review } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { REVIEW_RETRY, REVIEW_SAVE_DELAY } from '@/lib/site/constants'
import { EMPTY_REVIEW, isSameReview, mergeReview, type ReviewContent } from '@/lib/site/review/merge-review'
import { callProblem, putReview, type CallProblem } from '../review-api'

export interface WriterView {
  own: ReviewContent
  /** Whether the site has it as sent. */
  isSent: boolean
  /** Whether it differs from what the site has, or was sent without getting there. */
  isChanged: boolean
  isToSend: boolean
  isSaving: boolean
  problem: CallProblem | null
  /** Whether this browser stores nothing, so that closing the page would lose what the site has not got. */
  isUnstorable: boolean
}

/** Problems that go away by themselves. */
const PASSING: readonly (CallProblem | null)[] = ['offline', 'signedOut']

/** The review of one application: what is written is on the device at once, and on the site as soon as that can be reached. */
export class ReviewWriter {
  private base: ReviewContent
  private view: WriterView
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Another takes its place when the application is opened again, and must not be overwritten by this one. */
  private isClosed = false
  private running: Promise<void> | null = null

  /** @param stored what the site has */
  constructor(
    private readonly account: string,
    private readonly assignment: string,
    private readonly locale: Locale,
    stored: Review | null,
  ) {
    const draft = readReviewDraft(account, assignment)
    this.base = contentOf(stored)
    const own = draft ? mergeReview(draft.base, draft.own, this.base) : this.base
    const isToSend = draft?.isToSend ?? false
    this.view = { own, isSent: stored?.isSent ?? false, isChanged: isToSend || !isSameReview(own, this.base), isToSend, isSaving: false, problem: null, isUnstorable: false }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getView = (): WriterView => this.view

  /** While its application is on the screen. @returns a function that ends it, and stores what is left */
  open(): () => void {
    const retry = () => void this.flush()
    this.isClosed = false
    window.addEventListener('online', retry)
    retry()
    return () => {
      window.removeEventListener('online', retry)
      void this.close()
    }
  }

  /** Brings what is left to the site, once. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.flush()
  }

  change(part: Partial<ReviewContent>): void {
    const own = { ...this.view.own, ...part }
    this.show({ own, isChanged: this.view.isToSend || !isSameReview(own, this.base), problem: PASSING.includes(this.view.problem) ? this.view.problem : null })
    this.store()
    this.flushLater(REVIEW_SAVE_DELAY)
  }

  /** Sends it, now or once the site can be reached. */
  async send(): Promise<CallProblem | null> {
    this.show({ isToSend: true, isChanged: true })
    this.store()
    await this.flush()
    return this.view.problem
  }

  /** Takes what the site has now, perhaps from another device. */
  receive(stored: Review | null): void {
    if (this.running) return
    const now = contentOf(stored)
    // The site stores no blanks around a text, which somebody may be typing.
    const own = isSameReview(now, this.base) ? this.view.own : mergeReview(this.base, this.view.own, now)
    this.base = now
    this.show({ own, isSent: stored?.isSent ?? false, isChanged: this.view.isToSend || !isSameReview(own, now) })
    this.store()
  }

  /** For an application that somebody else reads from now on. */
  forget(): void {
    clearTimeout(this.timer)
    this.show({ own: this.base, isChanged: false, isToSend: false })
    this.store()
  }

  /** Brings to the site what it has not got: a draft, or what was sent; changes of a review that was sent wait until they are sent as well. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    while (this.running) await this.running
    const { own, isChanged, isToSend, isSent } = this.view
    if (!isChanged || (isSent && !isToSend)) return
    this.running = this.put(own, isToSend)
    await this.running
    this.running = null
    if (this.view.problem === null) await this.flush()
  }

  private async put(own: ReviewContent, isToSend: boolean): Promise<void> {
    this.show({ isSaving: true })
    try {
      await putReview(this.assignment, this.locale, { ...own, isSent: isToSend })
    } catch (error) {
      const problem = callProblem(error)
      // What the site refuses stays here as a draft, for the juror to mend.
      this.show({ isSaving: false, problem, ...(PASSING.includes(problem) ? {} : { isToSend: false }) })
      this.settle(own)
      if (PASSING.includes(problem)) this.flushLater(REVIEW_RETRY)
      return
    }
    this.base = own
    // Something may have been written or sent meanwhile.
    const isSame = isSameReview(this.view.own, own)
    const isStillToSend = this.view.isToSend && !(isToSend && isSame)
    this.show({ isSaving: false, problem: null, isChanged: !isSame || isStillToSend, isToSend: isStillToSend, isSent: this.view.isSent || isToSend })
    this.settle(own)
  }

  /** Notes what became of a request. After an application was opened again, the draft is that of the writer who took over. */
  private settle(own: ReviewContent): void {
    const stored = this.isClosed ? readReviewDraft(this.account, this.assignment) : null
    if (!this.isClosed || (stored && isSameReview(stored.own, own))) this.store()
  }

  private flushLater(delay: number): void {
    clearTimeout(this.timer)
    if (!this.isClosed) this.timer = setTimeout(() => void this.flush(), delay)
  }

  private store(): void {
    const { own, isChanged, isToSend } = this.view
    if (!isChanged) return forgetReviewDraft(this.account, this.assignment)
    const isStored = storeReviewDraft(this.account, this.assignment, { base: this.base, own, isToSend })
    if (isStored === this.view.isUnstorable) this.show({ isUnstorable: !isStored })
  }

  private show(changed: Partial<WriterView>): void {
    this.view = { ...this.view, ...changed }
    for (const listener of this.listeners) listener()
  }
}

function contentOf(stored: Review | null): ReviewContent {
  return stored ? { scores: stored.scores, note: stored.note, text: stored.text } : EMPTY_REVIEW
}
