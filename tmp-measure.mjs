import { chromium } from 'playwright'
import { findChromium } from './scripts/chromium.mjs'
const b = await chromium.launch({ executablePath: findChromium(), args:['--no-sandbox','--disable-gpu'] })
const o='http://localhost:4487'
for (const [path,width,l] of [['/event/speakers',390,'en'],['/event/speakers',390,'ge'],['/event/summit-2027/speakers',390,'en'],['/event/summit-2027/speakers',390,'ge'],['/event/participants',390,'ge'],['/event/participants',1440,'en'],['/event/participants',1152,'ge'],['/event/summit-2027/participants',1440,'en'],['/event/summit-2027/participants',390,'ge']]) {
  const c = await b.newContext({ viewport:{width,height:width===390?844:900} })
  await c.addCookies([{name:'local-lang',value:l,url:o}])
  const p = await c.newPage()
  await p.goto(o+path,{timeout:120000})
  const r = await p.evaluate(()=>({face:document.querySelector('main figure')?.getBoundingClientRect().top, h3:document.querySelector('main h3')?.getBoundingClientRect().top, sw:document.documentElement.scrollWidth, form:[...document.querySelectorAll('main form[role=search] > *')].map(e=>{const r=e.getBoundingClientRect();return [Math.round(r.top),Math.round(r.height)]}), small:[...document.querySelectorAll('main nav[aria-label] a[data-country] span')].map(e=>{const r=e.getBoundingClientRect();return [e.textContent,Math.round(r.left),Math.round(r.top),Math.round(r.right),Math.round(r.bottom)]}), html: document.documentElement.outerHTML.length}))
  console.log(path,width,l,JSON.stringify(r))
  await c.close()
}
await b.close()
