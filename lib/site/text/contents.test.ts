import { contentsOf } from './contents'

test('each heading gets an id, and is listed in plain words', () => {
  expect(contentsOf('<p>Before</p><h2>Who &amp; <em>what</em></h2><p>A</p><h2>Rights</h2>')).toEqual({
    html: '<p>Before</p><h2 id="part-1">Who &amp; <em>what</em></h2><p>A</p><h2 id="part-2">Rights</h2>',
    headings: [{ id: 'part-1', title: 'Who & what' }, { id: 'part-2', title: 'Rights' }],
  })
})
