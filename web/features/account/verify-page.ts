/** Where the links of our mails lead. When an address is to change, the page has to know which one is meant. */
export function verifyPage(newEmail?: string): string {
  return newEmail ? `/verify-email?${new URLSearchParams({ to: newEmail })}` : '/verify-email'
}
