/** Where staff see which texts lack a translation, or have one that may be out of date. */
export const MISSING_TRANSLATIONS = '/admin/missing-translations'
