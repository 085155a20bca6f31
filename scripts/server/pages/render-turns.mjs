import { setTimeout as sleep } from 'node:timers/promises'

/** Who renders which page now: others who ask for it wait instead of rendering it as well. */
export class RenderTurns {
  #underWay = new Map()
  #waitTimeout

  /** @param {number} waitTimeout how long somebody waits for a page that another request is rendering, in milliseconds */
  constructor(waitTimeout) {
    this.#waitTimeout = waitTimeout
  }

  of(key) {
    return this.#underWay.get(key)
  }

  /** Others wait for what this request renders, until it is there or the one who asked has gone. */
  begin(key, response) {
    const turn = { key }
    turn.end = new Promise((resolve) => {
      turn.finish = (outcome) => {
        this.#leave(turn)
        resolve(outcome)
      }
    })
    if (!this.#underWay.has(key)) this.#underWay.set(key, turn)
    response.once('close', () => turn.finish({ isAbandoned: !response.writableFinished }))
    return turn
  }

  /**
   * Waits for the end of another request's turn; whoever waits longer renders the page for themselves.
   *
   * @returns {Promise<{ answer?: object, isAbandoned?: boolean }>}
   */
  async outcomeOf(turn) {
    const outcome = await Promise.race([turn.end, sleep(this.#waitTimeout, { isLate: true }, { ref: false })])
    if (outcome.isLate) this.#leave(turn)
    return outcome
  }

  /** Somebody may have begun it anew already. */
  #leave(turn) {
    if (this.#underWay.get(turn.key) === turn) this.#underWay.delete(turn.key)
  }
}
