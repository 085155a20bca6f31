type Text = { _id: string; body: string }

/** Leaves out articles whose text is in other languages alone. */
export function withReadableText<Article extends Text>(articles: readonly Article[], inOtherLanguages: readonly Text[]): Article[] {
  const elsewhere = new Set(inOtherLanguages.flatMap(({ _id, body }) => (body === '' ? [] : [_id])))
  return articles.filter(({ _id, body }) => body !== '' || !elsewhere.has(_id))
}
