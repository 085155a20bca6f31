import { fork, type ChildProcess } from 'node:child_process'
import { bundleOf } from './bundle'

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
  private printed = ''

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (answer: Answer) => {
      this.open.get(answer.id)?.resolve(answer)
      this.open.delete(answer.id)
    })
    child.once('exit', () => {
      for (const { reject } of this.open.values()) reject(new Error('The process has ended.'))
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (this.printed += chunk.toString()))
  }

  /** Starts a process and waits until it answers. */
  static async start(settings: Record<string, string | undefined>): Promise<BackendProcess> {
    const { PATH, HOME, NODE_OPTIONS } = process.env
    const child = fork(bundleOf('lib/backend/tests/support/backend-process-main'), {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH, HOME, NODE_OPTIONS, NODE_ENV: 'production', ...settings },
    })
    const backend = new BackendProcess(child)
    const { status } = await backend.request('GET', '/api/events?limit=1')
    if (status !== 200) throw new Error(`The process answers ${status}: ${backend.printed}`)
    return backend
  }

  /** All that it has printed so far. */
  get output(): string {
    return this.printed
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
      if (!this.child.connected) return reject(new Error('The process has ended.'))
      this.open.set(question.id, { resolve, reject })
      this.child.send(question)
    })
  }

  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.kill('SIGKILL')
    })
  }
}
