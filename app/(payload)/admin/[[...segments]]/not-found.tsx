import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import config from '@/lib/backend/cms/config'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminProps) =>
  generatePageMetadata({ config, params, searchParams })

export default function AdminNotFound({ params, searchParams }: AdminProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
