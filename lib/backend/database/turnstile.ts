/** Lets one through at a time, in the order of arrival. */
export class Turnstile {
  private last: Promise<void> = Promise.resolve()

  /** @param patience how long somebody waits for their turn, in milliseconds */
  constructor(private readonly patience: number) {}

  /**
   * Waits for a turn.
   *
   * @returns a function that lets the next one through; calling it again does nothing
   * @throws Error when patience ran out; the turn is given up then
   */
  async enter(): Promise<() => void> {
    const before = this.last
    let leave = () => {}
    this.last = new Promise((resolve) => (leave = resolve))
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Busy for more than ${this.patience} ms.`)), this.patience)
    })
    try {
      await Promise.race([before, tooLong])
      return leave
    } catch (error) {
      // Those behind still wait for those in front.
      void before.then(leave)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Does something when its turn has come, and lets the next one through. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
