import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { SelectField, TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';

it('ties help and error to the control', () => {
  render(<TextField label="Phone" help="Ten digits" error="Please give all ten digits." />);
  const input = screen.getByLabelText('Phone');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please give all ten digits. Ten digits');
});

it('is not marked wrong without an error', () => {
  render(<TextField label="Phone" />);
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-describedby');
});

it('shows and hides a password without losing what was typed', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'sapta1');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('sapta1');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('offers a native choice', async () => {
  render(
    <SelectField label="Mother tongue" defaultValue="mr">
      <option value="mr">Marathi</option>
      <option value="kn">Kannada</option>
    </SelectField>,
  );
  await userEvent.setup().selectOptions(screen.getByLabelText('Mother tongue'), 'Kannada');
  expect(screen.getByLabelText('Mother tongue')).toHaveValue('kn');
});

it('says beside a check box what is wrong, with the icon of every field', () => {
  const { container } = render(<CheckboxField label="I agree" error="Please agree first." />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree first.');
  expect(container.querySelector('.sp-field__error svg')).toBeInTheDocument();
});
