import type { Page } from 'playwright-core'
import { expectAccessible } from './visitor.ts'

/** A proof of edited code gives way to everything else that runs, and may take long beside a test that draws. */
export const asLongAsAProof = { timeout: 150_000 }

/** Names the first of two versions, compares them, and goes back to it; the panel of versions is open. */
export async function nameCompareAndGoBack(page: Page, secondPrompt: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Versions' })
  await panel.getByText('Version 2', { exact: true }).waitFor()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Name version 1' }).click()
  await panel.getByRole('textbox').fill('Sunny')
  await panel.getByRole('textbox').press('Enter')
  await panel.getByText('Sunny').first().waitFor()
  await panel.getByRole('button', { name: 'Compare version 1' }).click()
  await panel.getByRole('button', { name: 'Compare version 2' }).click()
  await panel.getByRole('button', { name: 'Compare', exact: true }).click()
  const compared = page.getByRole('region', { name: /Version 1 and version 2/ })
  await compared.getByText(secondPrompt).waitFor()
  await expectAccessible(page)
  await compared.getByRole('button', { name: 'Close comparison' }).click()
  await panel.getByRole('button', { name: 'Go back to this: version 1' }).click()
  await page.getByText('Back to version 1').first().waitFor()
  await panel.getByText('Version 3', { exact: true }).waitFor()
  await panel.getByText('Goes back to version 1.').waitFor()
}

/** Writes at the beginning of the code: CodeMirror keeps the cursor, so this goes through the keyboard. */
export async function writeCode(page: Page, file: string, code: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: `Code of ${file}` })
  await editor.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText(code)
}

/** Code that throws is refused; saved all the same it is marked as unproven. */
export async function saveBroken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save as a version' }).click()
  await page.getByRole('list', { name: 'Failed checks' }).waitFor(asLongAsAProof)
  await page.getByRole('button', { name: /Save anyway/ }).click()
  await page.getByText(/Saved as version 2, marked as unproven\./).waitFor(asLongAsAProof)
}
