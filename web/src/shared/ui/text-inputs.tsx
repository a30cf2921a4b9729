import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import styles from './text-inputs.module.css';

const classNames = { input: styles.input ?? '', label: styles.label ?? '', error: styles.error ?? '' };

/** A line of text. */
export function TextField(props: TextInputProps) {
  return <TextInput classNames={classNames} {...props} />;
}

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput classNames={{ ...classNames, innerInput: styles.input ?? '' }} {...props} />;
}
