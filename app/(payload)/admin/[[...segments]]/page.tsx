import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '@/lib/backend/cms/config'
import { redirectToSecondFactor } from '@/lib/backend/http/second-factor-redirect'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminProps) =>
  generatePageMetadata({ config, params, searchParams })

export default async function AdminPage({ params, searchParams }: AdminProps) {
  await redirectToSecondFactor((await params).segments)
  return RootPage({ config, params, searchParams, importMap })
}
