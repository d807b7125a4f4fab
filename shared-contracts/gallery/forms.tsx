import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/ui/core.css';
import { Page, PageHeader, Surface } from '../src/ui/core.ts';
import { AntdTheme, ChoiceField, ChoicesField } from '../src/ui/forms.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

function FormsGallery() {
  const [tongue, setTongue] = useState('mr');
  const [cities, setCities] = useState<readonly string[]>(['Pune']);
  return (
    <AntdTheme nonce="gallery" scheme={dark ? 'dark' : 'light'}>
      <main>
        <Page width="form">
          <PageHeader title="Personal Details" text="Saved just now" />
          <Surface>
            <ChoiceField
              label="Mother tongue"
              value={tongue}
              none="No tongue of this name"
              options={[
                { value: 'mr', label: 'मराठी' },
                { value: 'kn', label: 'Kannada' },
              ]}
              onChange={setTongue}
            />
            <ChoicesField
              label="Cities"
              value={cities}
              options={['Pune', 'Nashik'].map((city) => ({ value: city, label: city }))}
              onChange={setCities}
            />
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
