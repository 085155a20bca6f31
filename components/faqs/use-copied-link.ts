import { useEffect, useEffectEvent } from 'react'

/** Copies the address of a question when its link is chosen; `onCopied` is not called where the browser refuses. */
export function useCopiedLink(list: Element | null, path: string, onCopied: () => void): void {
  const follow = useEffectEvent((event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-faq] > a')
    if (!link) return
    link.parentElement?.querySelector('details')?.setAttribute('open', '')
    const address = new URL(path + link.hash, window.location.origin)
    void copy(address.href).then((isCopied) => isCopied && onCopied())
  })
  useEffect(() => {
    const onClick = (event: Event) => follow(event)
    list?.addEventListener('click', onClick)
    return () => list?.removeEventListener('click', onClick)
  }, [list])
}

async function copy(text: string): Promise<boolean> {
  // There is no clipboard on a page that came without TLS.
  const clipboard = navigator.clipboard as Clipboard | undefined
  return clipboard ? clipboard.writeText(text).then(() => true, () => false) : false
}
