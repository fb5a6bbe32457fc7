import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Part } from './part.tsx'

const resolutions = ['512', '1024', '2048', '4096'].map((value) => ({ value, label: `${value} px` }))

export function Forms() {
  const [resolution, setResolution] = useState('1024')
  const [strength, setStrength] = useState(7.5)
  return (
    <>
      <Part name="TextField, PasswordField">
        <form className="grid w-full max-w-md gap-5">
          <TextField label="Name" autoComplete="name" hint="What others see beside your creations." />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            defaultValue="ada@"
            error="This is not an e-mail address yet: something is missing after the @."
          />
          <PasswordField label="Password" autoComplete="new-password" hint="At least 8 characters." />
          <TextField label="Nickname" optional disabled defaultValue="Not now" />
        </form>
      </Part>
      <Part name="TextArea, Select">
        <div className="grid w-full max-w-md gap-5">
          <TextArea label="Prompt" placeholder="Tell me what to build" />
          <Select
            label="Texture resolution"
            value={resolution}
            options={resolutions}
            onChange={setResolution}
          />
        </div>
      </Part>
      <Part name="Checkbox, Switch, Slider">
        <div className="grid w-full max-w-md gap-3">
          <Checkbox label="Keep me signed in" hint="On this device, for 30 days." defaultChecked />
          <Checkbox label="Not possible here" disabled />
          <Switch label="Sound" hint="When a creation is finished." defaultChecked />
          <Switch label="Private" />
          <Slider
            label="Prompt strength"
            hint="How closely the picture follows your words."
            value={strength}
            min={1}
            max={20}
            step={0.1}
            onChange={setStrength}
            format={(value) => value.toFixed(1)}
          />
        </div>
      </Part>
    </>
  )
}
