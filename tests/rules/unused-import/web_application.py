# A web server looks for the name `application` (PEP 3333).
from shop.site import app as application
from shop.site import log as audit_log  #! unused-import: `audit_log` is imported but never used
from shop.pages import index, site as application  #! unused-import: `index` is imported but never used
from shop.site import version

print(version)
