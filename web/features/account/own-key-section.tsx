import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { ownKey as said } from '../../texts/en/own-key.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-busy.ts'

type OwnKey = CallAnswer<'getOwnKey'>
type KeptKey = NonNullable<OwnKey['key']>
type Provider = KeptKey['provider']

/** An AI key that a user brings along. Where keys are not taken it is not there, unless one is left to be removed. */
export function OwnKeySection({ ownKey: { allowed, key: kept } }: { ownKey: OwnKey }) {
  const place = useRef<HTMLDivElement>(null)
  if (!allowed && !kept) return null
  return (
    <Section id="own-key" title={said.title} about={allowed ? said.about : said.notTaken}>
      {/* Takes the focus when the button that had it goes with its key. */}
      <div ref={place} tabIndex={-1} className="grid gap-5 outline-none">
        {kept && (
          <Kept
            key={kept.createdAt}
            kept={kept}
            canBeTried={allowed}
            onRemoved={() => place.current?.focus()}
          />
        )}
        {kept && allowed && <hr className="border-line border-t-[1.5px]" />}
        {allowed && <KeyForm kept={kept} />}
      </div>
    </Section>
  )
}

type KeptProps = { kept: KeptKey; canBeTried: boolean; onRemoved: () => void }

function Kept({ kept, canBeTried, onRemoved }: KeptProps) {
  const { revalidate } = useRevalidator()
  const [trial, setTrial] = useState<CallAnswer<'tryOwnKey'>>()
  const testing = useAction(async () => {
    setTrial(undefined)
    setTrial(await call('tryOwnKey'))
  })
  const removing = useAction(async () => {
    await call('removeOwnKey')
    await revalidate()
    onRemoved()
    toast.success(said.removed)
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Sparkles aria-hidden size={26} className="shrink-0 text-muted" />
        <div className="min-w-40 grow basis-0">
          <p className="wrap-anywhere font-semibold">
            {said.providers[kept.provider]} · {kept.model}
          </p>
          <p className="text-muted text-sm">
            {said.ending(kept.hint)} · <RelativeDate date={kept.createdAt} told={said.kept} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 pr-1">
          {canBeTried && (
            <Button size="small" busy={testing.busy} busyLabel={said.testing} onClick={testing.act}>
              {said.test}
            </Button>
          )}
          <Button
            kind="danger"
            size="small"
            busy={removing.busy}
            busyLabel={said.removing}
            onClick={removing.act}
          >
            {said.remove}
          </Button>
        </div>
      </div>
      {/* Always in the page, so that a screen reader notices when text appears in it. */}
      <p role="status" className={`empty:-mt-3 ${trial?.works ? 'text-teal-text' : 'text-tomato-text'}`}>
        {trial?.message}
      </p>
    </div>
  )
}

const providers = (Object.keys(said.providers) as Provider[]).map((value) => ({
  value,
  label: said.providers[value],
}))

function KeyForm({ kept }: { kept: KeptKey | null }) {
  const { revalidate } = useRevalidator()
  const [provider, setProvider] = useState<Provider>(kept?.provider ?? 'openai')
  return (
    <AccountForm
      names={['model', 'apiKey']}
      submit={said.save}
      busy={said.busy}
      kind="secondary"
      send={async ({ model, apiKey }) => {
        await call('keepOwnKey', { body: { provider, model, apiKey } })
        await revalidate()
        toast.success(said.saved)
      }}
    >
      {(errors) => (
        <>
          <Select label={said.provider} value={provider} options={providers} onChange={setProvider} />
          <TextField
            label={said.model}
            hint={said.modelHint}
            name="model"
            defaultValue={kept?.model}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={100}
            error={errors.model}
          />
          <PasswordField
            label={said.key}
            hint={kept ? said.replaceHint : said.privacy}
            name="apiKey"
            autoComplete="new-password"
            maxLength={400}
            error={errors.apiKey}
          />
        </>
      )}
    </AccountForm>
  )
}
