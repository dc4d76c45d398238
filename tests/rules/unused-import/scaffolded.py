from django.db import migrations, models  #! unused-import (information): `models` is imported but never used


class Migration(migrations.Migration):
    dependencies = [("shelf", "0001_initial")]
