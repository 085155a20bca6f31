/** Those of whose email nobody knows whether it arrived; nothing without any. */
export function UncertainList({ people }: { people: readonly { href: string; name: string }[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="uncertain-recipients">
      <h3 id="uncertain-recipients">Uncertain</h3>
      <p>These emails were cut off while they were handed over, so they may have arrived. They are not sent again by themselves: ask the person.</p>
      <ul>
        {people.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
