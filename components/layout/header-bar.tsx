'use client'

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Cluster } from '@/components/ui/layout/cluster'
import { Page } from '@/components/ui/layout/page'
import { Link, useFramePath } from '@/lib/i18n/navigation'
import { headerTone } from '@/lib/site/header-tone'
import { HEADER_SOLID_SCROLL } from '@/lib/site/constants'
import type { NavigationEvent } from '@/lib/site/navigation'
import { routeEventIdentifier } from '@/lib/site/routes'
import styles from './header.module.css'
import { LanguageSwitch, type LanguageChoice } from './language-switch'
import { MobileMenu } from './menu/mobile-menu'
import { navigationEntries, type NavigationEntry, type NavigationLabels } from './menu/navigation-entries'
import { NavigationGroup } from './menu/navigation-group'
import { usePageAddress } from './use-page-address'

interface HeaderBarProps {
  logo: ReactNode
  featuredEvents: NavigationEvent[]
  /** Not listed, but the screen may belong to one of them. */
  otherEvents: NavigationEvent[]
  actions: { href: string; label: string }[]
  languages: LanguageChoice[]
  labels: NavigationLabels
}

export function HeaderBar({ logo, featuredEvents, otherEvents, actions, languages, labels }: HeaderBarProps) {
  const pathname = useFramePath()
  usePageAddress(pathname)
  const sentinel = useRef<HTMLDivElement>(null)
  const tone = headerTone(pathname, useIsScrolled(sentinel) ? HEADER_SOLID_SCROLL : 0)
  const identifier = routeEventIdentifier(pathname)
  const routeEvent = [...featuredEvents, ...otherEvents].find((event) => event.identifier === identifier)
  const entries = navigationEntries(featuredEvents, routeEvent, labels)
  const switches = languages.map((language) => <LanguageSwitch key={language.locale} {...language} />)
  const isOfRouteEvent = ({ links, label }: NavigationEntry) => !links && label === routeEvent?.title
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      {tone === 'clear' && <div className={styles.backdrop} data-no-print="" />}
      <header className={classNames(styles.header, styles[tone], routeEvent && styles.withEvent)} data-no-print="">
        <Page className={styles.bar}>
          <Link href="/" className={styles.logo} aria-label={labels.homePage}>
            {logo}
          </Link>
          <nav className={styles.desktop} aria-label={labels.navigation}>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.links ? entry.label : entry.href} className={isOfRouteEvent(entry) ? styles.event : undefined}>
                  {entry.links ? (
                    <NavigationGroup label={entry.label} title={entry.title} links={entry.links} pathname={pathname} />
                  ) : (
                    <Link
                      href={entry.href}
                      lang={entry.lang}
                      className={styles.entry}
                      aria-current={entry.href === pathname ? 'page' : undefined}
                    >
                      {entry.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <Cluster gap={3} isOneRow align="center" className={styles.actions}>
            {actions.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'outline'} className={styles.action}>
                {label}
              </ButtonLink>
            ))}
            {switches}
            <MobileMenu logo={logo} entries={entries} actions={actions} languages={switches} labels={labels} pathname={pathname} />
          </Cluster>
        </Page>
      </header>
    </>
  )
}

/** Whether the beginning of the page has left the screen. */
function useIsScrolled(sentinel: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsScrolled(!entry?.isIntersecting))
    if (sentinel.current) observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return isScrolled
}
