import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { fillText, formatCount } from '@/lib/site/text/fill-text'

/** The words of an agenda's islands; where only the browser knows a value, its name stands in braces. */
export type AgendaTexts = Awaited<ReturnType<typeof getAgendaTexts>>

/** Reads the words that the islands of an agenda need; it has `total` sessions. */
export async function getAgendaTexts(total: number, locale: Locale) {
  const [count, tabs, filters, print, zones, item, now, plan, calendar] = await Promise.all([
    getTranslations('AgendaCount'),
    getTranslations('AgendaTabs'),
    getTranslations('AgendaFilters'),
    getTranslations('PrintButton'),
    getTranslations('ZoneSwitch'),
    getTranslations('SessionItem'),
    getTranslations('NowAndNext'),
    getTranslations('MyPlan'),
    getTranslations('AddToCalendar'),
  ])
  const ofTotal = (message: string) => fillText(message, { total: formatCount(total, locale) })
  return {
    count: { one: String(count.raw('one')), other: String(count.raw('other')) },
    found: { one: ofTotal(String(count.raw('foundOne'))), other: ofTotal(String(count.raw('foundOther'))) },
    tabs: { label: tabs('label'), myPlan: tabs('myPlan'), previous: tabs('previous'), next: tabs('next') },
    filters: {
      label: filters('label'),
      open: filters('open'),
      stage: filters('stage'),
      format: filters('format'),
      speaker: filters('speaker'),
      all: filters('all'),
      apply: filters('apply'),
      clear: filters('clear'),
      none: filters('none'),
      noneOnDay: filters('noneOnDay'),
    },
    print: { print: print('print'), printPart: print('printPart'), printPlan: print('printPlan') },
    zones: { label: zones('label'), own: zones('own'), before: zones('before'), after: zones('after') },
    running: item('running'),
    now: {
      title: now('title'),
      between: now('between'),
      until: String(now.raw('until')),
      next: now('next'),
    },
    plan: {
      title: plan('title'),
      empty: plan('empty'),
      hint: plan('hint'),
      toAgenda: plan('toAgenda'),
      remove: plan('remove'),
      removeSession: String(plan.raw('removeSession')),
      overlaps: String(plan.raw('overlaps')),
      gone: plan('gone'),
      removeGone: plan('removeGone'),
      loading: plan('loading'),
      failed: plan('failed'),
      retry: plan('retry'),
    },
    calendar: {
      addAll: calendar('addAll'),
      file: calendar('file'),
      google: calendar('google'),
      outlook: calendar('outlook'),
      subscribe: calendar('subscribe'),
      subscribeHint: calendar('subscribeHint'),
    },
  }
}
