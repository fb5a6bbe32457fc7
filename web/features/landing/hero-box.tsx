import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hero } from '../../texts/en/hero.ts'
import { Button } from '../../ui/button.tsx'
import { addressOf, compactTypes, handOverKey, problemWith, types } from './hero-types.ts'

type Fields = { prompt: HTMLTextAreaElement; creation: { value: string }; mode?: { value: string } }
const fieldsOf = (form: HTMLFormElement) => form.elements as HTMLFormControlsCollection & Fields

const createHash = '#create'
const chips = Object.entries(types)

export type HeroProps = {
  /** Something of this kind will be wanted. */
  onTyping: (creation: string) => void
  /** It is. */
  onSend: (creation: string) => void
}

/**
 * Where everything begins. There are two forms, a roomy one and a compact one, of which the width of the screen hides
 * one; both say the same, so nothing is lost when a tablet is turned. The fields keep their own state: what is typed
 * before the script has come stays, and until then the browser itself sends the form.
 */
export function HeroBox({ onTyping, onSend }: HeroProps) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const { hash, key } = useLocation()

  // 'Create' in the header leads here, from wherever it is pressed and however often.
  useEffect(() => {
    if (hash !== createHash || !key) return
    for (const form of box.current?.querySelectorAll('form') ?? [])
      if (form.offsetParent) fieldsOf(form).prompt.focus()
  }, [hash, key])

  /** In both forms; without a kind, each keeps the one it has. */
  function say(prompt: string, kind?: string) {
    setProblem('')
    for (const form of box.current?.querySelectorAll('form') ?? []) {
      const { prompt: field, creation, mode } = fieldsOf(form)
      field.value = prompt
      grow(field)
      if (kind) creation.value = kind
      if (mode && creation.value !== 'game') mode.value = 'quick-game'
      if (kind && form.offsetParent) field.focus()
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { prompt: field, creation, mode } = fieldsOf(event.currentTarget)
    const prompt = field.value.trim()
    const found = problemWith(prompt)
    setProblem(found)
    if (!prompt || found) return field.focus()
    try {
      localStorage.setItem(handOverKey, prompt)
    } catch {
      // Storage can be forbidden or full. The address carries the prompt as well.
    }
    const chosen = event.currentTarget.querySelector<HTMLElement>('[name=creation]:checked')
    const more = chosen?.dataset.more ?? moreOf(prompt, creation.value)
    onSend(creation.value)
    say('')
    navigate(addressOf({ creation: creation.value, prompt, mode: mode?.value, more }))
  }

  const told = { required: true, 'aria-describedby': 'hero-problem', 'aria-invalid': problem !== '' }
  const form = {
    action: '/',
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const { prompt, creation } = fieldsOf(event.currentTarget)
      onTyping(creation.value)
      say(prompt.value)
    },
    onSubmit: send,
  }
  return (
    <div ref={box} id="create" className="hero-box">
      <form {...form} className="sheet roomy">
        <textarea
          {...told}
          name="prompt"
          rows={1}
          aria-label={hero.hint}
          placeholder={hero.hint}
          onKeyDown={sendOnEnter}
        />
        <fieldset>
          <legend>{hero.what}</legend>
          {chips.map(([type, { label, creation, more }]) => (
            <label key={type}>
              <input
                type="radio"
                name="creation"
                value={creation}
                data-more={more}
                defaultChecked={type === 'game-2d'}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset className="modes">
          <legend>{hero.how}</legend>
          {Object.entries(hero.modes).map(([mode, label]) => (
            <label key={mode}>
              <input type="radio" name="mode" value={mode} defaultChecked={mode !== 'agent'} />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" kind="primary">
          {hero.make}
        </Button>
      </form>
      <form {...form} className="sheet compact">
        <input {...told} name="prompt" aria-label={hero.compactHint} placeholder={hero.compactHint} />
        <select name="creation" aria-label={hero.what}>
          {Object.values(compactTypes).map(({ label, creation }) => (
            <option key={creation} value={creation}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit" kind="primary">
          {hero.make}
        </Button>
      </form>
      <p id="hero-problem" role="alert">
        {problem}
      </p>
      <ul aria-label={hero.examplesLabel}>
        {hero.examples.map(({ type, prompt }) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => {
                onTyping(types[type].creation)
                say(prompt, types[type].creation)
              }}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The compact form has no chip for lessons; an example of one leads to a lesson all the same. */
function moreOf(prompt: string, creation: string) {
  const example = hero.examples.find((one) => one.prompt === prompt)
  const type = example && types[example.type]
  return type?.creation === creation ? type.more : undefined
}

/** hero-box.css lets the field grow with its text, in browsers that know how. */
function grow(field: HTMLElement) {
  if (CSS.supports('field-sizing', 'content')) return
  field.style.height = '0'
  field.style.height = `${field.scrollHeight}px`
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Enter also ends a word of Japanese or Chinese that is being composed.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
