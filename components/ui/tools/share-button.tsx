'use client'

import type { MouseEvent } from 'react'
import { fillText } from '@/lib/site/text/fill-text'
import { Icon } from '../icon'
import { showMessage } from '../notifications/toast'
import menu from './calendar-menu.module.css'
import tools from './tool-button.module.css'

/** Milliseconds that a link stays to be copied by hand. */
const LINK_DURATION = 15_000

/** `{link}` in `failed` is the address. */
interface ShareTexts {
  share: string
  copied: string
  failed: string
}

interface ShareButtonProps {
  /** With the language in it. */
  path: string
  title: string
  texts: ShareTexts
  /** Where it leads without JavaScript, as an entry of a menu; a button is hidden without JavaScript. */
  href?: string
}

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ path, title, texts, href }: ShareButtonProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void share(new URL(path, window.location.origin).href, title, texts)
  }
  if (href !== undefined) {
    return (
      <a href={href} className={menu.link} onClick={onClick}>
        {texts.share}
      </a>
    )
  }
  return (
    <button type="button" className={tools.button} data-scripted="" data-no-print="" onClick={onClick}>
      <Icon name="share" />
      {texts.share}
    </button>
  )
}

async function share(url: string, title: string, texts: ShareTexts): Promise<void> {
  // Both are missing on a page that came without TLS, the first on many computers too.
  const device = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>
  const isShared = (await device.share?.({ url, title }).then(() => true, isTakenBack)) ?? false
  if (isShared) return
  const isCopied = (await device.clipboard?.writeText(url).then(() => true, () => false)) ?? false
  if (isCopied) return showMessage(texts.copied)
  return showMessage(fillText(texts.failed, { link: url }), { duration: LINK_DURATION })
}

/** The visitor closed the share sheet. */
function isTakenBack(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
