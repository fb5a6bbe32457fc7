/** The policy of every file that is sent as it is: opened as a page, it runs nothing and loads nothing. */
export const filePolicy = "sandbox; default-src 'none'"
