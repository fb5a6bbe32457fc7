/** The one place that says which language this folder is in: for `<html lang>`, and for all that Intl writes. */
export const locale = 'en'
