import { render } from '@testing-library/react'
import { UnpublishedDraft } from './unpublished-draft'

const shown = { hasPublishedDoc: false, unpublishedVersionCount: 0, setUnpublishedVersionCount: jest.fn() }

jest.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => shown }))

test.each([
  ['a draft that was never published', { hasPublishedDoc: false, unpublishedVersionCount: 0 }, [[1]]],
  ['a draft that is counted already', { hasPublishedDoc: false, unpublishedVersionCount: 2 }, []],
  ['what is public without a newer draft', { hasPublishedDoc: true, unpublishedVersionCount: 0 }, []],
])('%s is to be published: %j', (_what, state, calls) => {
  shown.setUnpublishedVersionCount.mockClear()
  Object.assign(shown, state)
  render(<UnpublishedDraft />)
  expect(shown.setUnpublishedVersionCount.mock.calls).toEqual(calls)
})
