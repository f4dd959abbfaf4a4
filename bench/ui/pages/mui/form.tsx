import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';

import { lines, useAgentForm } from '../agent-form.js';
import { capabilities, models } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

function Form() {
  const { control, register, errorOf, onSubmit } = useAgentForm();
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {lines.map(({ name, label, hint }) => (
        <TextField
          key={name}
          id={name}
          size="small"
          label={label}
          helperText={errorOf(name) ?? hint}
          error={errorOf(name) !== undefined}
          {...register(name)}
        />
      ))}
      <TextField
        id="instructions"
        label="Instructions"
        multiline
        rows={5}
        helperText={errorOf('instructions')}
        error={errorOf('instructions') !== undefined}
        {...register('instructions')}
      />
      <Controller
        control={control}
        name="model"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <TextField
            select
            id="model"
            size="small"
            label="Model"
            helperText={errorOf('model')}
            error={errorOf('model') !== undefined}
            inputRef={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          >
            {models.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        control={control}
        name="temperature"
        render={({ field: { value, onChange, onBlur } }) => (
          <FormControl>
            <FormLabel id="temperature">Temperature</FormLabel>
            <Slider
              aria-labelledby="temperature"
              min={0}
              max={2}
              step={0.1}
              value={value}
              onChange={(_event, next) => onChange(next)}
              onBlur={onBlur}
            />
            <FormHelperText>{value}</FormHelperText>
          </FormControl>
        )}
      />
      <Controller
        control={control}
        name="streaming"
        render={({ field: { value, onChange, onBlur } }) => (
          <FormControlLabel
            control={<Switch checked={value} onChange={onChange} onBlur={onBlur} />}
            label="Stream the answer"
          />
        )}
      />
      <Controller
        control={control}
        name="capabilities"
        render={({ field: { value, onChange } }) => (
          <FormControl component="fieldset" error={errorOf('capabilities') !== undefined}>
            <FormLabel component="legend">Capabilities</FormLabel>
            <FormGroup>
              {capabilities.map((each) => (
                <FormControlLabel
                  key={each.value}
                  label={each.label}
                  control={
                    <Checkbox
                      checked={value.includes(each.value)}
                      onChange={(_event, checked) =>
                        onChange(
                          checked
                            ? [...value, each.value]
                            : value.filter((other) => other !== each.value),
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
            <FormHelperText>{errorOf('capabilities')}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained">
        Create agent
      </Button>
    </form>
  );
}

start(
  <Provider>
    <Form />
  </Provider>,
);
