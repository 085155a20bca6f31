import { escapeHtml } from '@/lib/site/text/html/escape-html'
import type { BodyPicture } from './body-parts'
import type { BodyForm } from './render-body'

// From the root, wherever the page is.
const picture = ({ url, alt, width, height }: BodyPicture) => `<img src="/${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`

/** A letter as a page shows it. */
export const PAGE_FORM: BodyForm = {
  text: (words, { isBold, isItalic }) => [isBold && 'strong', isItalic && 'em'].reduce((html: string, tag) => (tag ? `<${tag}>${html}</${tag}>` : html), escapeHtml(words)),
  lineBreak: '<br>',
  link: (href, content) => `<a href="${escapeHtml(href)}">${content}</a>`,
  paragraph: (content) => `<p>${content}</p>`,
  heading: (size, content) => `<${size}>${content}</${size}>`,
  list: (items, isNumbered) => {
    const tag = isNumbered ? 'ol' : 'ul'
    return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
  },
  quote: (content) => `<blockquote>${content}</blockquote>`,
  picture: (image) => `<figure>${picture(image)}</figure>`,
  button: (label, href) => `<p data-part="button"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  card: ({ path, title, text, picture: image }) =>
    `<div data-part="card">${image ? picture({ ...image, alt: '' }) : ''}<a href="${escapeHtml(path)}"><strong>${escapeHtml(title)}</strong></a>${text ? `<span>${escapeHtml(text)}</span>` : ''}</div>`,
  between: '',
}
