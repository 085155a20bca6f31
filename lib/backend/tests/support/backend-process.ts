import { startProgram, type Program } from './programs'

/** What a process is asked for, and what it answers. */
export interface Question {
  id: number
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

export interface Answer {
  id: number
  status: number
  text: string
  cookies: string[]
}

/** The backend in a process of its own, on the database of the settings it is given. */
export class BackendProcess {
  private readonly open = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  private last = 0

  private constructor(private readonly program: Program) {
    program.child.on('message', (answer: Answer) => {
      this.open.get(answer.id)?.resolve(answer)
      this.open.delete(answer.id)
    })
    program.child.once('exit', () => {
      for (const { reject } of this.open.values()) reject(new Error('The process has ended.'))
    })
  }

  /** Starts a process and waits until it answers. */
  static async start(settings: Record<string, string | undefined>): Promise<BackendProcess> {
    const backend = new BackendProcess(startProgram('lib/backend/tests/support/backend-process-main', settings))
    const { status } = await backend.request('GET', '/api/events?limit=1')
    if (status !== 200) throw new Error(`The process answers ${status}: ${backend.output}`)
    return backend
  }

  get output(): string {
    return this.program.printed()
  }

  /** @throws when the process ends before it answers */
  request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const question: Question = {
      id: (this.last += 1),
      method,
      path,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    return new Promise((resolve, reject) => {
      if (!this.program.child.connected) return reject(new Error('The process has ended.'))
      this.open.set(question.id, { resolve, reject })
      this.program.child.send(question)
    })
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.program.end()
  }
}
