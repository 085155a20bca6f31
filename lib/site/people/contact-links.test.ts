import { mailLink, phoneLink } from './contact-links'

test('what has a meaning in an address of an email does not end its recipient', () => {
  expect(mailLink('a?b&c@leadx.example', 'Hi')).toBe('mailto:a%3Fb%26c@leadx.example?subject=Hi')
})

test('a number is called without what makes it readable', () => {
  expect(phoneLink('(032) 200-27-27')).toBe('tel:0322002727')
})
