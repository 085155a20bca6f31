import type { ReactElement } from 'react'
import type { SocialLink } from '@/lib/contract/fields/social-links'
import { LineDrawing } from './icon'
import { Cluster } from './layout/cluster'
import round from './round.module.css'

const NETWORKS: Record<SocialLink['account'], { name: string; icon: ReactElement }> = {
  facebook: { name: 'Facebook', icon: <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5c0-.3.2-.5.5-.5z" /> },
  twitter: { name: 'X (Twitter)', icon: <path d="M4 4l16 16M20 4 4 20" /> },
  linkedin: { name: 'LinkedIn', icon: <path d="M5 9v11M5 5v.01M10 20V9m0 5a4.5 4.5 0 0 1 9 0v6" /> },
  instagram: { name: 'Instagram', icon: <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1v.01" /> },
  youtube: { name: 'YouTube', icon: <path d="M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 4v6l5-3z" /> },
}

export function SocialLinks({ links, label }: { links: SocialLink[]; label: string }) {
  if (links.length === 0) return null
  return (
    <Cluster as="ul" gap={2} aria-label={label}>
      {links.map(({ account, link }, index) => (
        <li key={index}>
          <a href={link} className={round.round} aria-label={NETWORKS[account].name}>
            <LineDrawing>{NETWORKS[account].icon}</LineDrawing>
          </a>
        </li>
      ))}
    </Cluster>
  )
}
