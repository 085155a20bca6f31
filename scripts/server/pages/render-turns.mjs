import { setTimeout as sleep } from 'node:timers/promises'

/** The pages being rendered, each by one request: others for the same page wait instead of rendering it as well. */
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

  /** Others wait for the page of this request, until it is rendered or its visitor has gone. */
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
   * Waits for the end of another request's turn; after the timeout a request renders the page itself.
   *
   * @returns {Promise<{ answer?: object, isAbandoned?: boolean }>}
   */
  async outcomeOf(turn) {
    const outcome = await Promise.race([turn.end, sleep(this.#waitTimeout, { isLate: true }, { ref: false })])
    if (outcome.isLate) this.#leave(turn)
    return outcome
  }

  /** Another request may have begun it anew already. */
  #leave(turn) {
    if (this.#underWay.get(turn.key) === turn) this.#underWay.delete(turn.key)
  }
}
