import { qrCodePath, toQrCode } from '@/lib/site/tickets/qr-code'
import styles from './ticket-card.module.css'

/** Dark on white whatever the scheme: scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = toQrCode(text)
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#17141f" d={qrCodePath(code)} />
    </svg>
  )
}
