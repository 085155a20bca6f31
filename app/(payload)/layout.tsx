import '@payloadcms/next/css'
import './staff.css'
import type { ServerFunctionClient } from 'payload'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { identifyCaller } from '@/lib/backend/cms/cms'
import config from '@/lib/backend/cms/config'
import { refuseUnconfirmedSchedule } from '@/lib/backend/cms/confirm-schedule'
import { mayCallServerFunction } from '@/lib/backend/http/server-functions'
import { coreFont, extendedFont } from '../(site)/fonts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // No error, which would write to the log as often as a stranger likes.
  if (!(await mayCallServerFunction(args?.name, await headers()))) return null
  if (args.name === 'schedule-publish') await refuseUnconfirmedSchedule(await identifyCaller(await headers()), args.args)
  return handleServerFunctions({ ...args, config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction} htmlProps={{ className: `${coreFont.variable} ${extendedFont.variable}` }}>
      {children}
    </RootLayout>
  )
}
