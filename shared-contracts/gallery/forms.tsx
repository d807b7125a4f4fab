import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/ui/core.css';
import { Page, PageHeader, Surface } from '../src/ui/core.ts';
import { AntdTheme, Checkbox, Form, FormButton, Input, Radio, Select } from '../src/ui/forms.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

function FormsGallery() {
  return (
    <AntdTheme nonce="gallery" scheme={dark ? 'dark' : 'light'}>
      <main>
        <Page width="form">
          <PageHeader title="Personal Details" text="Saved just now" />
          <Surface>
            <Form layout="vertical">
              <Form.Item label="Name" name="name" rules={[{ required: true }]}>
                <Input placeholder="As on your school certificate" />
              </Form.Item>
              <Form.Item
                label="Phone"
                validateStatus="error"
                help="Please give all ten digits."
                htmlFor="phone"
              >
                <Input id="phone" defaultValue="98220" />
              </Form.Item>
              <Form.Item label="Password" htmlFor="password">
                <Input.Password id="password" autoComplete="off" />
              </Form.Item>
              <Form.Item label="Mother tongue" name="tongue">
                <Select
                  options={[
                    { value: 'mr', label: 'मराठी' },
                    { value: 'kn', label: 'Kannada' },
                  ]}
                />
              </Form.Item>
              <Form.Item label="Diet" name="diet" initialValue="veg">
                <Radio.Group
                  options={[
                    { value: 'veg', label: 'Vegetarian' },
                    { value: 'all', label: 'Eats everything' },
                  ]}
                />
              </Form.Item>
              <Form.Item name="agree" valuePropName="checked" initialValue>
                <Checkbox>Show my photo to members only</Checkbox>
              </Form.Item>
              <FormButton type="primary" htmlType="submit" block>
                Save and go on
              </FormButton>
              <FormButton disabled>Back</FormButton>
            </Form>
          </Surface>
        </Page>
      </main>
    </AntdTheme>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <FormsGallery />
    </StrictMode>,
  );
}
