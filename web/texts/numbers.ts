import { locale } from './en/locale.ts'

/** 12500 as the language of the page writes it: '12,500'. */
export const inDigits = (count: number): string => count.toLocaleString(locale)

/** 0.208 with two decimals: '0.21'. */
export const withDecimals = (value: number, decimals: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
