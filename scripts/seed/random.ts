/** Chances that come out the same in every run that starts with the same number. */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 up to but not including 1 (the generator known as mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** Whether something of the given probability happens. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of the values. @throws RangeError when there are none */
  pick<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new RangeError('There is nothing to pick from.')
    return values[this.below(values.length)] as Value
  }

  /** A key such as databases give documents: a UUID of version 4. */
  uuid(): string {
    const digits = this.hex(32).split('')
    digits[12] = '4'
    digits[16] = '89ab'.charAt(this.below(4))
    return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  /** Hexadecimal digits. */
  hex(length: number): string {
    return Array.from({ length }, () => this.below(16).toString(16)).join('')
  }
}
