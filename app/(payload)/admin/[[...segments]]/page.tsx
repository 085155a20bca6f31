import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '@/lib/backend/cms/config'
import { redirectToOwnScreen } from '@/lib/backend/http/own-screen-redirect'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminProps) =>
  generatePageMetadata({ config, params, searchParams })

export default async function AdminPage({ params, searchParams }: AdminProps) {
  await redirectToOwnScreen((await params).segments)
  return RootPage({ config, params, searchParams, importMap })
}
